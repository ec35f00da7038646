import { Maximize2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { laterPart } from '../../shared/code/later';
import { Carousel } from '../../shared/carousel/carousel';
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictures } from '../../shared/pictures/pictures';
import { useMoreTexts } from '../../shared/texts/use-texts';
import { Section } from '../../shared/ui/page/section';
import styles from './gallery.module.css';

const GalleryLightbox = laterPart(async () => (await import('./gallery-lightbox')).GalleryLightbox);

const shown = Object.values(pictures);

/** The club's pictures; each opens in the lightbox. */
export function Gallery() {
  const { gallery: galleryTexts } = useMoreTexts();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const isOpen = openIndex !== null;

  // The lightbox makes the page inert, so the focus can only go back once it is gone.
  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  return (
    <Section title={galleryTexts.title}>
      <Carousel
        label={galleryTexts.title}
        kind="four"
        slides={shown.map(({ src, alt }, index) => (
          <button
            key={src}
            type="button"
            className={styles['picture']}
            aria-label={galleryTexts.open(alt)}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setOpenIndex(index);
            }}
          >
            <img src={src} alt="" width={PICTURE_WIDTH} height={PICTURE_HEIGHT} loading="lazy" />
            <Maximize2 aria-hidden className={styles['icon']} />
          </button>
        ))}
      />
      <Suspense>
        {isOpen && <GalleryLightbox pictures={shown} index={openIndex} onClose={() => setOpenIndex(null)} />}
      </Suspense>
    </Section>
  );
}
