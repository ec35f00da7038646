export interface CarouselKind {
  /** How many slides show from each window width on. */
  readonly slides: Readonly<Record<number, number>>;
  /** How long one move takes. */
  readonly speed: number;
}

/** The same numbers stand in the style sheet: slides keep their size when Swiper takes over. */
export const carouselKinds = {
  main: { slides: { 0: 1, 600: 2, 1000: 3, 1200: 4 }, speed: 300 },
  second: { slides: { 0: 1, 600: 2, 1000: 2, 1200: 3 }, speed: 300 },
  four: { slides: { 0: 1, 600: 3, 1000: 4 }, speed: 1_000 },
} as const satisfies Record<string, CarouselKind>;

export type CarouselKindName = keyof typeof carouselKinds;
