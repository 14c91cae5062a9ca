import { useState } from 'react';
import {
  useForm,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type FormState,
  type RegisterOptions,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { bilingual, useWords } from '../../foundation/words.ts';
import { sortByPosition } from './sortByPosition.ts';

/** The props that a form gives to a field: `<TextField {...form.field('name')} label={t.name} />`. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: Focusable | null) => void;
  error: string | undefined;
  isRequired: boolean;
}

export interface FieldForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Binds one field. A name that is not in the values, or a field of another type, does not compile. */
  field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => BoundField<FieldPathValue<Values, Name>>;
  /** How many fields differ from what was loaded or saved last. */
  changeCount: number;
  isSaving: boolean;
  /** Fields with an error, in the order in which they stand on the page. */
  wrong: { name: FieldPath<Values>; error: string }[];
  /** Whether a field of this name has stood in the form: what is refused of any other has no place there. */
  isField: (name: string) => name is FieldPath<Values>;
  /** Puts the focus on this field, or on the first wrong one. */
  focusWrong: (name?: FieldPath<Values>) => void;
  /** Puts the focus on the first field on the page that takes it: a disabled one does not. */
  focusFirst: () => void;
}

interface Focusable {
  focus(): void;
}

interface Place {
  element: Focusable | null;
  registered: UseFormRegisterReturn;
  hold: (element: Focusable | null) => void;
}

/**
 * The state of a form. A field is checked when it is left for the first time, then with every change, and all of them at submit.
 *
 *     const form = useFieldForm<Account>({ defaultValues: { alias: '', budget: null } });
 *     <Form of={form} onSave={save.mutateAsync}>
 *       <TextField {...form.field('alias', { required: t.aliasNeeded })} label={t.alias} />
 *       <NumberField {...form.field('budget')} label={t.budget} />
 *     </Form>
 */
export function useFieldForm<Values extends FieldValues>(
  options: Omit<UseFormProps<Values>, 'mode' | 'reValidateMode' | 'shouldFocusError'>,
): FieldForm<Values> {
  const form = useForm<Values>({ ...options, mode: 'onTouched', reValidateMode: 'onChange', shouldFocusError: false });
  const [places] = useState(() => new Map<FieldPath<Values>, Place>());
  const t = useWords(words);
  useWatch({ control: form.control });

  const field: FieldForm<Values>['field'] = (name, rules) => {
    const registered = form.register(name, rules);
    const place = places.get(name) ?? newPlace(registered);
    place.registered = registered;
    places.set(name, place);
    const value = form.getValues(name);
    const error = form.getFieldState(name, form.formState).error;
    return {
      name,
      value,
      onChange: (next) => void registered.onChange({ type: 'change', target: { name, value: next } }),
      onBlur: () => void registered.onBlur({ type: 'blur', target: { name, value: form.getValues(name) } }),
      ref: place.hold,
      error: error && (error.message || t.wrong),
      isRequired: Boolean(rules?.required),
    };
  };

  // Without a state react-hook-form answers with what is true now, which an event needs; a render needs what was rendered.
  const wrongNames = (state?: FormState<Values>) =>
    sortByPosition(
      [...places.keys()].filter((name) => form.getFieldState(name, state).invalid),
      (name) => places.get(name)?.element,
    );
  return {
    ...form,
    field,
    changeCount: [...places.keys()].filter((name) => form.getFieldState(name, form.formState).isDirty).length,
    isSaving: form.formState.isSubmitting,
    wrong: wrongNames(form.formState).map((name) => ({ name, error: form.getFieldState(name, form.formState).error?.message || t.wrong })),
    isField: (name): name is FieldPath<Values> => [...places.keys()].some((known) => known === name),
    focusWrong: (name) => {
      const first = name ?? wrongNames()[0];
      if (first) places.get(first)?.element?.focus();
    },
    focusFirst: () => {
      const before = document.activeElement;
      sortByPosition([...places.values()], ({ element }) => element).some(({ element }) => {
        element?.focus();
        return document.activeElement !== before;
      });
    },
  };
}

// Where a rule has no sentence of its own.
const words = bilingual({ wrong: ['需要修改', 'Needs attention'] });

/**
 * Holds the element of a field. react-hook-form gets only its focus, or it would write values into it past React; and always the
 * same thing, for it looks at the field anew whenever it gets another one.
 */
function newPlace(registered: UseFormRegisterReturn): Place {
  const handle = { focus: () => place.element?.focus() };
  const place: Place = {
    registered,
    element: null,
    hold: (element) => {
      place.element = element;
      place.registered.ref(element && handle);
    },
  };
  return place;
}
