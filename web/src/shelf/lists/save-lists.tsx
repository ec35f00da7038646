import type { Cup } from '../cup/cup';
import { useListTexts } from '../texts/lists/list-texts';
import { shownLanguage } from '../texts/use-texts';
import { Button } from '../ui/button';
import { csvText } from './csv-file';
import { listOfCup, listsOf } from './cup-lists';
import { saveFile } from './save-file';

/** Offers each list of a cup as a CSV file; where people write numbers with a comma, semicolons separate the cells. */
export function SaveLists({ cup }: { readonly cup: Cup }) {
  const texts = useListTexts();
  const separator = shownLanguage() === 'en' ? ',' : ';';
  return listsOf(cup).map((name) => (
    <Button
      key={name}
      look="secondary"
      onClick={() => {
        const list = listOfCup(name, cup, texts);
        const file = new Blob([csvText(list, separator)], { type: 'text/csv' });
        saveFile(`${cup.name || cup.date} – ${list.name}.csv`, file);
      }}
    >
      {texts.names[name]}
    </Button>
  ));
}
