import { useEffect, useMemo } from 'react';
import { isSameCourt } from '@futsal-cup/domain/match-log/scorer-link';
import { isGone } from '../shelf/api/api-error';
import { categoryName, type Cup } from '../shelf/cup/cup';
import { useCupView } from '../shelf/cup/cup-view';
import { partOfCup, withParts } from '../shelf/cup/told-apart';
import { useCup } from '../shelf/cup/use-cup';
import { useWakeLock } from '../shelf/hooks/use-wake-lock';
import { type ScreenAddress, writeAddress } from './address';
import { CupChoice, Notice } from './notice';
import { courtsOf } from './pages/pages';
import { type Heard, Screen } from './screen';
import { showLanguageOf, useScreenTexts } from './texts/screen-texts';

interface CupOnScreenProps {
  readonly cup: Cup;
  readonly address: ScreenAddress;
  readonly heard: Heard;
}

/** Shows what the address asks for, or says that the cup does not have it. */
function CupOnScreen({ cup, address, heard }: CupOnScreenProps) {
  const { category, court } = address;
  const texts = useScreenTexts();
  const part = useMemo(() => {
    if (!category) return cup.categories ? withParts(cup) : cup;
    const name = [cup.name, categoryName(cup, { categoryId: category })].filter(Boolean).join(' · ');
    return { ...partOfCup(cup, category), name };
  }, [cup, category]);
  const to = (name: string, changed: ScreenAddress) => ({
    name,
    address: writeAddress({ ...address, court: null, ...changed }),
  });
  const { categories = [] } = cup;
  if (category && !categories.some(({ categoryId }) => categoryId === category)) {
    const known = categories.map(({ categoryId, name }) => to(name, { category: categoryId }));
    return <Notice title={texts.unknownCategory} ways={[...known, to(texts.wholeCup, { category: null })]} />;
  }
  const courts = courtsOf(part);
  if (court && !courts.some((known) => isSameCourt(known, court))) {
    const title = courts.length > 0 ? texts.unknownCourt(court) : texts.noCourts;
    return (
      <Notice
        title={title}
        ways={[...courts.map((name) => to(name, { court: name })), to(texts.wholeCup, {})]}
      />
    );
  }
  return <Screen cup={part} court={court} heard={heard} />;
}

function LoadedCup({ address, view }: { readonly address: ScreenAddress; readonly view: string }) {
  const texts = useScreenTexts();
  const { cup, ...heard } = useCup(view);
  const { error } = useCupView(view);
  const language = cup?.language;
  const { lang } = address;
  useEffect(() => {
    if (language) showLanguageOf(lang, language);
  }, [lang, language]);
  if (isGone(error)) return <CupChoice title={cup ? texts.goneCup : texts.unknownCup} lang={lang} />;
  if (!cup) return <Notice title={error ? texts.failed : texts.loading} />;
  return <CupOnScreen cup={cup} address={address} heard={heard} />;
}

/** The screen of the hall: the cup of its address, or the choice of one. */
export function TvPage({ address }: { readonly address: ScreenAddress }) {
  const { tournament, lang } = address;
  useWakeLock(true);
  if (!tournament) return <CupChoice lang={lang} />;
  return <LoadedCup address={address} view={encodeURIComponent(tournament)} />;
}
