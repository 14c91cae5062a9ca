/** Between the toolbar, which has the file, and the page of the story. */
export const recordingEvents = { dropped: 'provena/recording/dropped', wanted: 'provena/recording/wanted' } as const;
