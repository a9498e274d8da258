/** A players' page as HTML. Everything is escaped first, so no markup of the text gets through. */

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])[*_]([^*_\s][^*_]*)[*_](?=$|[\s.,;:!?)])/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\[([A-Z]{2}-R?\d+(?:[^\]]*))\]/g, '<span class="clause">$1</span>');
}

export interface Section {
  id: string;
  level: number;
  title: string;
  /** Safe HTML. */
  html: string;
  /** Plain words, small letters, to search in. */
  text: string;
}

/**
 * Cut at headings; what stands before the first is a section without a title. Pictures are those
 * of the game: of their addresses only the file's name counts.
 */
export function sections(markdown: string, slug = ''): Section[] {
  const found: { level: number; title: string; lines: string[] }[] = [
    { level: 1, title: '', lines: [] },
  ];
  for (const line of markdown.replace(/\r/g, '').split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) found.push({ level: heading[1].length, title: heading[2], lines: [] });
    else found[found.length - 1].lines.push(line);
  }
  return found
    .filter((part) => part.title || part.lines.some((line) => line.trim()))
    .map((part, i) => ({
      id: `rules-${i}`,
      level: part.level,
      title: part.title.replace(/[*`]/g, ''),
      html: blocks(part.lines, slug),
      text: `${part.title}\n${part.lines.join('\n')}`.toLowerCase(),
    }));
}

/** The words that are looked for are marked in the HTML of a section, outside its tags. */
export function marked(html: string, words: string): string {
  const wanted = escape(words.trim());
  if (!wanted) return html;
  const found = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  return html
    .split(/(<[^>]*>)/)
    .map((piece, i) => (i % 2 ? piece : piece.replace(found, '<mark>$&</mark>')))
    .join('');
}

function blocks(lines: string[], slug: string): string {
  const out: string[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i];
    if (!line.trim()) {
      i += 1;
    } else if (/^\s*\|/.test(line)) {
      const rows: string[] = [];
      while (i < lines.length && /^\s*\|/.test(lines[i])) rows.push(lines[i++]);
      out.push(table(rows));
    } else if (/^\s*```/.test(line)) {
      const code: string[] = [];
      i += 1;
      while (i < lines.length && !/^\s*```/.test(lines[i])) code.push(lines[i++]);
      i += 1;
      out.push(`<pre tabindex="0">${escape(code.join('\n'))}</pre>`);
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const tag = /^\s*\d/.test(line) ? 'ol' : 'ul';
      const items: string[] = [];
      while (i < lines.length && lines[i].trim()) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(lines[i]);
        if (item) items.push(item[1]);
        else items[items.length - 1] += ` ${lines[i].trim()}`;
        i += 1;
      }
      out.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`);
    } else if (/^\s*>/.test(line)) {
      const words: string[] = [];
      while (i < lines.length && /^\s*>/.test(lines[i]))
        words.push(lines[i++].replace(/^\s*>\s?/, '').trim());
      out.push(`<blockquote>${inline(words.join(' '))}</blockquote>`);
    } else {
      const words: string[] = [];
      while (i < lines.length && lines[i].trim() && !/^\s*(\||```|>)/.test(lines[i]))
        words.push(lines[i++].trim());
      out.push(figure(words, slug) ?? `<p>${inline(words.join(' '))}</p>`);
    }
  }
  return out.join('\n');
}

/** A paragraph that begins with a picture; the rest of it is its caption. */
function figure([first, ...caption]: string[], slug: string): string | null {
  const found = /^!\[([^\]]*)\]\((?:[^()\s]*\/)?([\w.-]+)\)$/.exec(first);
  if (!found) return null;
  const words = caption.length ? `<figcaption>${inline(caption.join(' '))}</figcaption>` : '';
  const source = `/pictures/${slug}/${found[2]}`;
  return `<figure><img src="${source}" alt="${escape(found[1])}" />${words}</figure>`;
}

function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/\\\|/g, '|').trim());
}

function table(rows: string[]): string {
  const [head, rule, ...body] = rows;
  const headed = rule !== undefined && /^[\s|:-]+$/.test(rule);
  const top = headed && cells(head).some(Boolean) ? cells(head) : null;
  const rest = headed ? body : rows;
  const cell = (tag: string) => (text: string) => `<${tag}>${inline(text)}</${tag}>`;
  const h = top
    ? `<thead><tr>${top.map((text) => cell(text ? 'th' : 'td')(text)).join('')}</tr></thead>`
    : '';
  const b = rest.map((row) => `<tr>${cells(row).map(cell('td')).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="group" aria-label="table"><table>${h}<tbody>${b}</tbody></table></div>`;
}
