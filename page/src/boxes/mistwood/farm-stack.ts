/** The farms below the one on top. */
export const STACK = 'farm_stack';
