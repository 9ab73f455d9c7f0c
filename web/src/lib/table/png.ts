/** A drawing as a picture. What it shows must stand in the drawing itself: styles of the page stay behind. */
export async function pngOf(svg: SVGSVGElement, scale: number): Promise<Blob | null> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image(width * scale, height * scale);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  try {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return brush && (await new Promise((done) => canvas.toBlob(done, 'image/png')));
  } catch {
    return null;
  }
}
