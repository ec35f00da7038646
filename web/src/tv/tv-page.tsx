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
import { Screen } from './screen';
import { showLanguageOf, useScreenTexts } from './texts/screen-texts';
import { useAgain } from './ticking';

/** Returns what the address asks for, or what says that the cup does not have it. */
function useAsked(cup: Cup, address: ScreenAddress) {
  const { category, court, lang } = address;
  const texts = useScreenTexts();
  const part = useMemo(() => {
    if (!category) return cup.categories ? withParts(cup) : cup;
    const name = [cup.name, categoryName(cup, { categoryId: category })].filter(Boolean).join(' · ');
    return { ...partOfCup(cup, category), name };
  }, [cup, category]);
  const to = (changed: Partial<ScreenAddress>) =>
    writeAddress({ tournament: cup.tournamentId, category, lang, ...changed });
  const whole = { name: texts.wholeCup, address: to({ category: null }) };
  if (category && !cup.categories?.some(({ categoryId }) => categoryId === category)) {
    const ways = (cup.categories ?? []).map(({ categoryId, name }) => ({
      name,
      address: to({ category: categoryId }),
    }));
    return { notice: <Notice title={texts.unknownCategory} ways={[...ways, whole]} /> };
  }
  const courts = courtsOf(part);
  if (court && !courts.some((known) => isSameCourt(known, court))) {
    const ways = courts.map((name) => ({ name, address: to({ court: name }) }));
    const title = courts.length > 0 ? texts.unknownCourt(court) : texts.noCourts;
    return { notice: <Notice title={title} ways={[...ways, { ...whole, address: to({}) }]} /> };
  }
  return { part };
}

interface CupOnScreenProps {
  readonly cup: Cup;
  readonly address: ScreenAddress;
  readonly heard: { readonly isStale: boolean; readonly lastUpdated: number };
}

function CupOnScreen({ cup, address, heard }: CupOnScreenProps) {
  const { part, notice } = useAsked(cup, address);
  return part ? <Screen cup={part} court={address.court} heard={heard} /> : notice;
}

function LoadedCup({ address, view }: { readonly address: ScreenAddress; readonly view: string }) {
  const texts = useScreenTexts();
  const { cup, isStale, lastUpdated, refetch } = useCup(view);
  const { error } = useCupView(view);
  const language = cup?.language;
  const { lang } = address;
  useEffect(() => {
    if (language) showLanguageOf(lang, language);
  }, [lang, language]);
  useAgain(error !== undefined, refetch);
  if (isGone(error)) return <CupChoice title={cup ? texts.goneCup : texts.unknownCup} lang={lang} />;
  if (!cup) return <Notice title={error ? texts.failed : texts.loading} />;
  return <CupOnScreen cup={cup} address={address} heard={{ isStale, lastUpdated }} />;
}

/** The screen of the hall: the cup of its address, or the choice of one. */
export function TvPage({ address }: { readonly address: ScreenAddress }) {
  const { tournament, lang } = address;
  useWakeLock(true);
  if (!tournament) return <CupChoice lang={lang} />;
  return <LoadedCup address={address} view={encodeURIComponent(tournament)} />;
}
