import type { moreTexts as english } from '../en/more';
import type { Translated, WithAllArguments } from '../translated';
import { blogTexts } from './more/blog';
import { contactTexts } from './more/contact';
import { footerTexts } from './more/footer';
import { galleryTexts, pictureTexts } from './more/gallery';
import { carouselTexts } from './public/general';

const texts = {
  blog: blogTexts,
  carousel: carouselTexts,
  contact: contactTexts,
  footer: footerTexts,
  gallery: galleryTexts,
  pictures: pictureTexts,
} satisfies Translated<typeof english>;

/** What visitors read beyond the first view. */
export const moreTexts: WithAllArguments<typeof english, typeof texts> = texts;
