import { createContext, use } from 'react';
import { useLocation } from '../router.ts';

/** What the reader has left to put something right elsewhere: the address of its step, and what it is called. */
export interface OpenTask {
  address: string;
  title: string;
}

export const LeaveTaskContext = createContext<(task: OpenTask) => void>(() => {});

/** For the press of a link that leads away to a fix: the shell then offers the step where it was pressed. */
export function useLeaveTask(): (title: string) => void {
  const leave = use(LeaveTaskContext);
  const { pathname, search } = useLocation();
  return (title) => leave({ address: `${pathname}${search}`, title });
}
