import type { Picture } from '@futsal-cup/domain/cup/records';
import { API_ROOT } from '../api/addresses';

/** The address of a stored picture, which never changes. */
export function pictureAddress({ pictureId }: Pick<Picture, 'pictureId'>): string {
  return `${API_ROOT}/pictures/${pictureId}`;
}
