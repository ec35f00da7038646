import { MapPin } from 'lucide-react';
import { useMatchDayTexts } from '../../shelf/texts/match-day-texts';
import styles from './match-place.module.css';

/** A search on the map that belongs to everybody; nothing is asked of it before somebody follows the link. */
function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/** Where a match is played, with the way to a map; nothing where that is open. */
export function MatchPlace({ place }: { readonly place: string }) {
  const { match: texts } = useMatchDayTexts();
  if (place === '') return null;
  return (
    <p className={styles['place']}>
      <span className={styles['name']}>
        <MapPin aria-hidden size={20} />
        {place}
      </span>
      <a className={styles['map']} href={mapAddress(place)} target="_blank" rel="noreferrer">
        {texts.showOnMap}
      </a>
    </p>
  );
}
