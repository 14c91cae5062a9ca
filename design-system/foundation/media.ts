/** Breakpoints of the shell, for use in styles: `${phone} { … }`. Drawn at 390, 1024 and 1440 pixels. */
export const phone = '@media (max-width: 768px)';
export const tablet = '@media (max-width: 1180px)';
/** Side panels become narrower and the least important columns are hidden. */
export const laptop = '@media (max-width: 1340px)';
/** On paper nothing is pressed, nothing floats and nothing scrolls. */
export const print = '@media print';
/** A mouse or a trackpad is there. Without one a focused field opens the keyboard on the screen. */
export const finePointer = '@media (pointer: fine)';
