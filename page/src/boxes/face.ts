/** What the page knows of a box: how its parts look. What they do, the server says. */

import type { Emblems } from '../art/emblems';

export interface BoxFace {
  /** The box, as the server calls it. */
  id: string;
  /** The pictures of its components. */
  emblems?: Emblems;
}
