/**
 * These flags say which sections the club's site has. A section that is switched off has no links, and its address leads to the home page
 * like any unknown address. These flags are in their own file, so that the first view does not load the club's contact data with them.
 */
export const CLUB_HAS: Readonly<Record<'blog' | 'gallery', boolean>> = { blog: true, gallery: true };
