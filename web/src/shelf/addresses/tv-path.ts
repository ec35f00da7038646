/** The address of the screen of the hall. It is apart from the other paths, because visitors need it on no page. */
export const TV_PATH = '/tv';
