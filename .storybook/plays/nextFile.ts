/** The next file that is saved, read back: the page itself never leaves. */
export const nextFile = () =>
  new Promise<Blob>((resolve) => {
    const original = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      URL.createObjectURL = original;
      if (file instanceof Blob) resolve(file);
      return 'data:,';
    };
  });
