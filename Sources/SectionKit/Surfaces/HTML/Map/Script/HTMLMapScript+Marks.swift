extension HTMLMapScript {
    static let marks = #"""
        // What is chosen, labels and the scale, above everything else.

        Object.assign(Drawing.prototype, {
            drawChosen(projection, { points, lines }) {
                const { pen, colors, screen, size } = this;
                if (lines) {
                    const trace = path => projection.traceLines(path, lines, 1);
                    this.stroke("halo", 5, trace);
                    this.stroke("mark", 2.5, trace);
                }
                for (const index of points) {
                    if (!this.isSeen(index)) continue;
                    const path = new Path2D();
                    this.trace(path, this.map.points[index].tone, index, size + 1);
                    pen.fillStyle = colors[this.map.points[index].tone];
                    pen.fill(path);
                    const ring = new Path2D();
                    ring.arc(screen[2 * index], screen[2 * index + 1], size + 6, 0, 7);
                    [pen.strokeStyle, pen.lineWidth] = [colors.halo, 5];
                    pen.stroke(ring);
                    [pen.strokeStyle, pen.lineWidth] = [colors.mark, 2.5];
                    pen.stroke(ring);
                }
            },

            /** Draws the labels that have room, the most important first. */
            drawLabels(chosen, hovered, isMoving) {
                const { pen, map } = this;
                const taken = [];
                const first = chosen ? chosen.points : [];
                const named = hovered >= 0 ? [hovered, ...first] : first;
                pen.textBaseline = "middle";
                pen.lineWidth = 3;
                let tries = isMoving ? 120 : 1500;
                const most = isMoving ? 20 : 60;
                for (const index of named) this.label(index, taken, true);
                for (const index of this.order) {
                    if (taken.length >= most || 0 > tries) break;
                    if (!this.isSeen(index)) continue;
                    tries -= 1;
                    if (!named.includes(index)) this.label(index, taken, false);
                }
            },

            label(index, taken, isNamed) {
                const { pen, colors, map: { points }, size } = this;
                const label = isNamed ? points[index].label : points[index].mark;
                if (!label || !this.isSeen(index)) return;
                pen.font = `${isNamed ? 700 : 500} 12px ${this.font}`;
                const key = isNamed ? -1 - index : index;
                if (!this.widths.has(key)) this.widths.set(key, pen.measureText(label).width);
                const width = this.widths.get(key);
                const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
                const far = size + (isNamed ? 9 : 4);
                const sides = [
                    [x + far, y], [x - far - width, y],
                    [x - width / 2, y - far - 7], [x - width / 2, y + far + 7]
                ];
                const usual = this.sides.get(index) || 0;
                for (const side of [usual, 0, 1, 2, 3]) {
                    const [left, middle] = sides[side];
                    const box = [left - 2, middle - 8, left + width + 2, middle + 8];
                    const isFree = taken.every(other => box[0] > other[2] || other[0] > box[2]
                        || box[1] > other[3] || other[1] > box[3]);
                    const room = Math.min(
                        box[0], this.width - box[2], box[1], this.height - box[3]);
                    if (0 > room || !(isNamed || isFree)) continue;
                    taken.push(box);
                    this.sides.set(index, side);
                    pen.strokeStyle = colors.halo;
                    pen.fillStyle = colors.text;
                    pen.strokeText(label, left, middle);
                    pen.fillText(label, left, middle);
                    return;
                }
            },

            /** A length in round kilometres or metres at the centre. */
            drawScale({ scale }) {
                const { pen, colors, height } = this;
                const metres = 6371008.8 / scale * 110;
                const power = 10 ** Math.floor(Math.log10(metres));
                const round = [5, 2, 1].find(step => metres >= step * power) * power;
                const length = round / 6371008.8 * scale;
                const text = round >= 1000 ? `${round / 1000} km` : `${round} m`;
                pen.font = `500 11px ${this.font}`;
                const [left, base] = [16, height - 16];
                const path = new Path2D();
                path.moveTo(left, base - 5);
                path.lineTo(left, base);
                path.lineTo(left + length, base);
                path.lineTo(left + length, base - 5);
                [pen.strokeStyle, pen.lineWidth] = [colors.halo, 4];
                pen.stroke(path);
                [pen.strokeStyle, pen.lineWidth] = [colors.text, 1.5];
                pen.stroke(path);
                [pen.strokeStyle, pen.lineWidth, pen.fillStyle] = [colors.halo, 3, colors.text];
                pen.strokeText(text, left + 4, base - 12);
                pen.fillText(text, left + 4, base - 12);
            },

            /** Marks the middle, from which Enter chooses. */
            drawAim() {
                const [x, y] = [this.width / 2, this.height / 2];
                const trace = path => {
                    for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
                        path.moveTo(x + 5 * dx, y + 5 * dy);
                        path.lineTo(x + 14 * dx, y + 14 * dy);
                    }
                };
                this.stroke("halo", 4, trace);
                this.stroke("mark", 2, trace);
            }
        });
        """#
}
