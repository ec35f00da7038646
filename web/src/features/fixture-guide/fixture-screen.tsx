import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { isGroupPart } from '../../shared/paths/paths';
import { endLeadingToReview, useReview } from '../../shared/stores/review';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { Disclosed, ToggleButton } from '../../shared/ui/disclosure';
import { FixtureGuide } from './fixture-guide';
import styles from './fixture-screen.module.css';
import type { Manager } from './guide-steps';

const MANAGERS: readonly Manager[] = ['stages', 'groups', 'matches'];
const NONE_SHOWN: Readonly<Record<Manager, boolean>> = { stages: false, groups: false, matches: false };

interface FixtureScreenProps {
  readonly managers: Readonly<Record<Manager, ReactNode>>;
}

/** Tells when the address names a group, also when the same link is followed again. */
function useGroupInAddress(onGroup: () => void): void {
  const { hash, key } = useLocation();
  const [followed, setFollowed] = useState<string | null>(null);
  if (followed === key) return;
  setFollowed(key);
  if (isGroupPart(hash)) onGroup();
}

/** Tells when a change has brought other teams into matches with a score. */
function useNewReview(onNeeded: () => void): void {
  const isNeeded = useReview((state) => state.isNeeded);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) onNeeded();
  }
  useEffect(() => endLeadingToReview, []);
}

/** The guide, and the three managers that it leads to, each shown and hidden by its own button. */
export function FixtureScreen({ managers }: FixtureScreenProps) {
  const { fixture: fixtureTexts } = useAdminTexts();
  const [shown, setShown] = useState(NONE_SHOWN);
  const places = useRef(new Map<Manager, HTMLElement>());

  const show = (manager: Manager) => setShown((last) => ({ ...last, [manager]: true }));
  useGroupInAddress(() => show('groups'));
  useNewReview(() => show('matches'));

  const toggle = (manager: Manager) => setShown((last) => ({ ...last, [manager]: !last[manager] }));

  const handleChoose = (manager: Manager) => {
    flushSync(() => show(manager));
    const place = places.current.get(manager);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };

  return (
    <>
      <FixtureGuide onChoose={handleChoose} />
      <div className={styles['toggles']}>
        {MANAGERS.map((manager) => (
          <ToggleButton
            key={manager}
            isOpen={shown[manager]}
            showText={fixtureTexts[manager].show}
            hideText={fixtureTexts[manager].hide}
            onToggle={() => toggle(manager)}
          />
        ))}
      </div>
      {MANAGERS.map((manager) => (
        <div
          key={manager}
          className={styles['manager']}
          tabIndex={-1}
          hidden={!shown[manager]}
          ref={(element) => {
            if (element) places.current.set(manager, element);
          }}
        >
          <Disclosed isOpen={shown[manager]}>{managers[manager]}</Disclosed>
        </div>
      ))}
    </>
  );
}
