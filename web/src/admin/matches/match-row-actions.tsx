import { Pencil, Trash2 } from 'lucide-react';
import { useAdminTexts } from '../texts/admin-texts';
import { IconButton } from '../../shelf/ui/button';

interface MatchRowActionsProps {
  /** Names the match for screen readers. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function MatchRowActions({ name, onEdit, onDelete }: MatchRowActionsProps) {
  const { matches: matchAdminTexts } = useAdminTexts();
  return (
    <>
      <IconButton
        label={matchAdminTexts.deleteMatch(name)}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onDelete}
      />
      <IconButton
        label={matchAdminTexts.editMatch(name)}
        icon={<Pencil aria-hidden size={20} />}
        onClick={onEdit}
      />
    </>
  );
}
