import type { RulePictures } from '../rule-pictures';

export default {} satisfies RulePictures;
