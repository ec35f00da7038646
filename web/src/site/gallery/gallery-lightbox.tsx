import Lightbox from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useHomeTexts } from '../texts/home-texts';
import { usePagesTexts } from '../texts/pages-texts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useMedia } from '../../shelf/hooks/use-viewport';
import { PICTURE_HEIGHT, PICTURE_NAMES, PICTURE_WIDTH, pictures } from '../pictures/pictures';
import styles from './gallery.module.css';

/** How long the lightbox takes to fade away. */
const CLOSE_MS = 500;

interface GalleryLightboxProps {
  /** The picture that the lightbox opens with. */
  readonly index: number;
  readonly onClose: () => void;
}

/** Shows the pictures over the whole window, with zoom, pan and thumbnails. */
export function GalleryLightbox({ index, onClose }: GalleryLightboxProps) {
  const { pictures: alts } = useHomeTexts();
  const { lightbox: texts } = usePagesTexts();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      plugins={[Thumbnails, Zoom]}
      slides={PICTURE_NAMES.map((name) => ({
        src: pictures[name],
        alt: alts[name],
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
      }))}
      labels={texts.labels}
      render={{ iconError: () => <p className={styles['failed']}>{texts.failed}</p> }}
      animation={isStill ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : { fade: CLOSE_MS }}
      zoom={{ maxZoomPixelRatio: 4 }}
      controller={{ closeOnBackdropClick: true }}
    />
  );
}
