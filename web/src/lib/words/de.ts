/** All German words of the page, one chunk. */
export default import.meta.glob<string>('../../../../i18n/de/{terms,refusals,told,page,page-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
