import { Maximize2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { laterPart } from '../../shelf/code/later';
import { Carousel } from '../carousel/carousel';
import { PICTURE_HEIGHT, PICTURE_NAMES, PICTURE_WIDTH, pictures } from '../pictures/pictures';
import { Section } from '../layout/section';
import { useHomeTexts } from '../texts/home-texts';
import { loadPagesTexts } from '../texts/pages-texts';
import styles from './gallery.module.css';

const GalleryLightbox = laterPart(async () => {
  const [module] = await Promise.all([import('./gallery-lightbox'), loadPagesTexts()]);
  return module.GalleryLightbox;
});

/** The club's pictures; each opens in the lightbox. */
export function Gallery() {
  const { gallery: galleryTexts, pictures: alts } = useHomeTexts();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const isOpen = openIndex !== null;

  // The page is inert while the lightbox is open, so the focus can return to the page only after the lightbox has closed.
  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  return (
    <Section title={galleryTexts.title}>
      <Carousel
        label={galleryTexts.title}
        kind="four"
        slides={PICTURE_NAMES.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles['picture']}
            aria-label={galleryTexts.open(alts[name])}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setOpenIndex(index);
            }}
          >
            <img src={pictures[name]} alt="" width={PICTURE_WIDTH} height={PICTURE_HEIGHT} loading="lazy" />
            <Maximize2 aria-hidden className={styles['icon']} />
          </button>
        ))}
      />
      <Suspense>
        {isOpen && <GalleryLightbox index={openIndex} onClose={() => setOpenIndex(null)} />}
      </Suspense>
    </Section>
  );
}
