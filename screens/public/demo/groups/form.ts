/** As what the charts of the page stand. */
export type Form = 'chart' | 'table' | 'sentence';

export interface GroupProps {
  form: Form;
  onForm: (form: Form) => void;
}
