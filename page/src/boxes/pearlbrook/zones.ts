/** Where adornments lie once they are played. */
export const PLAYED = 'adorned';
