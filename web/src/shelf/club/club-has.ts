/** What the club has written itself. A club that puts its own posts and pictures in place of the samples says so here. */
const OWN = { blog: false, gallery: false };

/** The samples are there to be seen and replaced: `npm start` shows them, and what `npm run deploy` uploads has none. */
const HAS_SAMPLES = import.meta.env.VITE_SAMPLES !== 'off';

/**
 * These flags say which sections the club's site has. A section that is switched off has no links, and its address leads to the home page
 * like any unknown address. These flags are in their own file, so that the first view does not load the club's contact data with them.
 */
export const CLUB_HAS: Readonly<Record<'blog' | 'gallery', boolean>> = {
  blog: OWN.blog || HAS_SAMPLES,
  gallery: OWN.gallery || HAS_SAMPLES,
};
