/**
 * Which drawing the share pictures have: a hash of the code and the packages that draw them. A test says what
 * belongs here when they have changed; the pictures then get other addresses and are drawn anew.
 */
export const shareDrawing = '3fd994c83e';
