import { ToastRegion } from '#design-system';

/** A chunk of its own. */
export const Toasts = () => <ToastRegion />;
