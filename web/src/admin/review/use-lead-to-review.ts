import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import { leave } from '../../shelf/stores/leaving';
import { needReview } from './review';

/**
 * Leads whoever has made a change to the review of the matches that it brought other teams into, which is a part of the fixture. Who
 * stays on another page, where something is not saved, is led there once they open it.
 */
export function useLeadToReview(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    needReview();
    if (pathname !== paths.fixture) leave(() => void navigate(paths.fixture));
  };
}
