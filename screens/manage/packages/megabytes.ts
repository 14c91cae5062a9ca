export const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
