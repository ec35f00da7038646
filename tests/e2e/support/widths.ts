/** The tests look at the site in these windows: the narrowest phone, a usual one, a tablet, a small laptop and a desktop. */
export const WIDTHS = {
  narrowest: { width: 320, height: 568 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 900 },
  laptop: { width: 1024, height: 900 },
  desktop: { width: 1440, height: 900 },
} as const;
