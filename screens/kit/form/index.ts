// How something is typed and saved.
export { FormDialog } from './FormDialog.tsx';
export { FormPage } from './FormPage.tsx';
export { SaveForm } from './save/SaveForm.tsx';
export { useSave } from './save/useSave.ts';
export { Wizard } from './wizard/Wizard.tsx';
export type { WizardStep } from './wizard/steps.ts';
export { afterSave } from './leave/leaving.ts';
export { LeaveGuard } from './leave/LeaveGuard.tsx';
