/** What is smaller than a megabyte is no package, and still not nothing. */
export const megabytes = (bytes: number) => (bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`);
