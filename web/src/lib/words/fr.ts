/** All French words of the page, one chunk. */
export default import.meta.glob<string>('../../../../i18n/fr/{terms,refusals,told,page,page-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
