/** Was the page built with an engine of its own? Said by vite.config.ts. */
declare const __ENGINE__: boolean;

declare module '#engine-module?url' {
  const url: string;
  export default url;
}
