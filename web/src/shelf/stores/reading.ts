import { create } from 'zustand';

/** The number of pending requests to the public API. */
export const useReading = create(() => ({ open: 0 }));

/** Counts a request as pending until it is answered or aborted. */
export async function countWhileOpen<Data>(answer: Promise<Data>): Promise<Data> {
  useReading.setState(({ open }) => ({ open: open + 1 }));
  try {
    return await answer;
  } finally {
    useReading.setState(({ open }) => ({ open: open - 1 }));
  }
}
