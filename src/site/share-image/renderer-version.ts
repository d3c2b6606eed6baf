/**
 * A hash of the code and the packages that draw the share images. When they change, a test prints the new value;
 * the pictures then get new addresses and are drawn again.
 */
export const rendererVersion = 'ba46ce4ed4';
