import { create } from 'zustand';

/** How many questions to the public API have no answer yet. */
export const useReading = create(() => ({ open: 0 }));

/** Counts a question until it is answered or given up. */
export async function countWhileOpen<Data>(answer: Promise<Data>): Promise<Data> {
  useReading.setState(({ open }) => ({ open: open + 1 }));
  try {
    return await answer;
  } finally {
    useReading.setState(({ open }) => ({ open: open - 1 }));
  }
}
