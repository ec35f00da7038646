import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import { leave } from '../../shelf/stores/leave';
import { needReview } from './review';

/**
 * Leads the person to the review of the matches that their change brought other teams into; the review is part of the
 * fixture page. If the person stays on another page because of unsaved input, the review shows when they open the fixture
 * page.
 */
export function useLeadToReview(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    needReview();
    if (pathname !== paths.fixture) leave(() => void navigate(paths.fixture));
  };
}
