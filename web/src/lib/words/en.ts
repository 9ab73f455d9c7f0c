/** All English words of the page, one chunk. */
export default import.meta.glob<string>('../../../../i18n/en/{terms,refusals,told,page,page-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
