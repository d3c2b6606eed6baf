/** Ends an effect and leaves the page as it would be without it. */
export type Stop = () => void;
