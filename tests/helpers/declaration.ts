/** The signed declaration that a request carries. */
export const declaration = {
  filename: 'declaração.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64'),
};
