import { type ReactNode, useState } from 'react';
import { usePrinting } from '../../shelf/hooks/use-printing';
import looks from '../../shelf/styles/looks.module.css';
import { Button } from '../../shelf/ui/button';
import tables from '../tables/tables.module.css';
import { useHomeTexts } from '../texts/home-texts';

/** A longer list shows this many rows at first, and all of them on paper. */
const MANY = 20;

/** Returns the rows of a list to draw, and the button that shows the others of a long one. */
export function useLongList<Row>(rows: readonly Row[]): {
  readonly shown: readonly Row[];
  readonly more: ReactNode;
} {
  const { scorers: texts } = useHomeTexts();
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(false);
  return {
    shown: isWhole || isPrinting ? rows : rows.slice(0, MANY),
    more: rows.length > MANY && (
      <p className={`${tables['more']} ${looks['offPaper']}`}>
        <Button look="secondary" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.all(rows.length)}
        </Button>
      </p>
    ),
  };
}
