import { useCupView } from '../../shelf/cup/cup-view';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { MessageForm } from './message-form';

interface MessageOfCupProps {
  readonly tournamentId: string;
  readonly onDone: () => void;
}

/** Loads the tournament that the message is about. */
export function MessageOfCup({ tournamentId, onDone }: MessageOfCupProps) {
  const { data, isError, refetch } = useCupView(tournamentId);
  if (data) return <MessageForm cup={data.cup} onDone={onDone} />;
  return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="20rem" />;
}
