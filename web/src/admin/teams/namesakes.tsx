import type { NamesakeView } from '@futsal-cup/domain/contracts/views/history-views';
import { useEffect, useRef, useState } from 'react';
import { useCurrentCup } from '../cup/cup-context';
import { fullTeamName } from '../categories/cup-of-category';
import { useCupCall } from '../calls/use-cup-call';
import { ActionButton } from '../forms/form-buttons';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './teams.module.css';

interface NamesakesProps {
  /** The erased name. */
  readonly name: string;
  readonly found: readonly NamesakeView[];
  readonly onDone: () => void;
}

/** Asks whether the same name in other teams is the same person, and erases the chosen ones. */
export function Namesakes({ name, found, onDone }: NamesakesProps) {
  const { erase: texts } = useAdminTexts().teams;
  const cup = useCurrentCup();
  const { tournamentId } = cup;
  /** Teams of two categories may have one name. */
  const fullName = ({ playerId, team: teamName }: NamesakeView) => {
    const team = cup.Teams.find(({ Players }) => Players.some((player) => player.playerId === playerId));
    return team ? fullTeamName(cup, team) : teamName;
  };
  const send = useCupCall();
  const question = useRef<HTMLLegendElement>(null);
  const [left, setLeft] = useState(found);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = left.filter(({ playerId }) => ticked.has(playerId));

  // The form that had the focus is gone, so the question takes the focus.
  useEffect(() => question.current?.focus(), []);

  const handleErase = async () => {
    for (const namesake of chosen) {
      const { playerId } = namesake;
      const successText = namesake === chosen.at(-1) ? texts.success : undefined;
      const answer = await send({ call: 'erasePlayer', payload: { tournamentId, playerId }, successText });
      if (!answer.ok) return;
      setLeft((last) => last.filter((each) => each !== namesake));
    }
    onDone();
  };

  const tick = (playerId: string, isTicked: boolean) =>
    setTicked((last) => {
      const others = [...last].filter((each) => each !== playerId);
      return new Set(isTicked ? [...others, playerId] : others);
    });

  return (
    <div className={stack(4)}>
      <fieldset className={stack(1, styles['choices'])}>
        <legend ref={question} tabIndex={-1}>
          {texts.namesakes(name)}
        </legend>
        {left.map((namesake) => (
          <label key={namesake.playerId} className={ui['choice']}>
            <input
              type="checkbox"
              checked={ticked.has(namesake.playerId)}
              onChange={({ target }) => tick(namesake.playerId, target.checked)}
            />
            {namesake.isListed ? fullName(namesake) : texts.inHistory(namesake.team)}
          </label>
        ))}
      </fieldset>
      <div className={cluster(3)}>
        <ActionButton look="danger" disabled={chosen.length === 0} onClick={() => void handleErase()}>
          {texts.alsoThere}
        </ActionButton>
        <Button look="secondary" onClick={onDone}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}
