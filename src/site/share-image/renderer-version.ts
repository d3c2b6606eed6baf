/**
 * A hash of the code and the packages that draw the share pictures. When they change, a test prints the new value;
 * the pictures then get new addresses and are drawn again.
 */
export const rendererVersion = '15ec8936b3';
