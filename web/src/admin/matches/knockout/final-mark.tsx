import { Trophy } from 'lucide-react';
import type { Match } from '../../../shelf/cup/cup';
import { IconButton } from '../../../shelf/ui/button';
import { useCupCall } from '../../calls/use-cup-call';
import { useAdminTexts } from '../../texts/admin-texts';

interface FinalMarkProps {
  readonly match: Match;
  readonly name: string;
}

/** Marks a match as the final in place of any other, or takes its mark away. */
export function FinalMark({ match: { matchId, isFinal = false }, name }: FinalMarkProps) {
  const { matches: texts } = useAdminTexts();
  const send = useCupCall();
  const handlePress = () =>
    void send({
      call: 'markFinal',
      payload: { matchId, isFinal: !isFinal },
      successText: isFinal ? texts.unmarked : texts.marked,
    });
  return (
    <IconButton
      label={texts.markFinal(name)}
      icon={<Trophy aria-hidden size={20} fill={isFinal ? 'currentcolor' : 'none'} />}
      aria-pressed={isFinal}
      onClick={handlePress}
    />
  );
}
