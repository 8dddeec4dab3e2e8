"""Draws the content of a terminal as SVG."""

import html
import re

CELL, LINE, SIZE, EDGE = 8.4, 18, 14, 16
INK, PAPER = "#d8dee9", "#1b2028"
COLORS = [
    "#3b4252", "#e0717b", "#9fcc8a", "#e8c77d", "#7fa9dc", "#c495c9", "#7fc4d0", "#d8dee9",
    "#7b8799", "#ee8891", "#b4dda0", "#f3d795", "#98bdec", "#d6abda", "#97d6e0", "#ffffff",
]
SEQUENCE = re.compile(r"\x1b\[([0-9;]*)m|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x0e\x0f]")
WORDS = re.compile(r"\S+(?: \S+)*")


def restyled(style, codes):
    """A style after the codes of an SGR sequence (colours, bold and so on)."""
    style = dict(style)
    for code in codes:
        if code == 0:
            style = {}
        elif code in (1, 2, 3, 4, 7):
            style[{1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse"}[code]] = True
        elif code == 22:
            style.pop("bold", None), style.pop("dim", None)
        elif code in (23, 24, 27):
            style.pop({23: "italic", 24: "underline", 27: "reverse"}[code], None)
        elif code in (39, 49):
            style.pop("ink" if code == 39 else "paper", None)
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style["ink"] = COLORS[code - 30 if code < 40 else code - 82]
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style["paper"] = COLORS[code - 40 if code < 50 else code - 92]
        else:
            raise ValueError(f"unknown SGR code {code}")
    return style


def runs(capture):
    """The runs of text of one style: row, column, text and style of each."""
    style = {}
    for row, line in enumerate(capture.split("\n")):
        column = end = 0
        for match in [*SEQUENCE.finditer(line), None]:
            text = line[end : match.start() if match else len(line)]
            if text:
                yield row, column, text, style
            column += len(text)
            if match:
                end = match.end()
                if match[1] is not None:
                    style = restyled(style, [int(code or 0) for code in match[1].split(";")])


def picture(capture, columns, title):
    """The SVG of what tmux captured with colours, where each character is one column wide."""
    rows = capture.count("\n") + 1
    width, height = columns * CELL + 2 * EDGE, rows * LINE + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img">',
        f"<title>{html.escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>',
        f'<g font-size="{SIZE}" '
        'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace">',
    ]
    for row, column, text, style in runs(capture):
        ink, paper = style.get("ink", INK), style.get("paper", PAPER)
        if "reverse" in style:
            ink, paper = paper, ink
        x, y, length = EDGE + column * CELL, EDGE + row * LINE, len(text) * CELL
        if paper != PAPER:
            lines.append(
                f'<rect x="{x:.1f}" y="{y}" width="{length:.1f}" height="{LINE}" fill="{paper}"/>')
        looks = [f'fill="{ink}"']
        looks += ['font-weight="bold"'] if "bold" in style else []
        looks += ['opacity="0.65"'] if "dim" in style else []
        looks += ['font-style="italic"'] if "italic" in style else []
        looks += ['text-decoration="underline"'] if "underline" in style else []
        # Columns stay aligned with any font.
        for words in WORDS.finditer(text):
            x, length = EDGE + (column + words.start()) * CELL, len(words[0]) * CELL
            lines.append(
                f'<text x="{x:.1f}" y="{y + SIZE}" textLength="{length:.1f}" '
                f'lengthAdjust="spacingAndGlyphs" {" ".join(looks)}>{html.escape(words[0], False)}</text>')
    return "\n".join([*lines, "</g>", "</svg>", ""])
