extension HTMLMapScript {
    static let points = #"""
        // Points: each tone has a shape of its own, and what moves is an arrow.

        Object.assign(Drawing.prototype, {
            isSeen(index) {
                const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
                return [x > -9, y > -9, this.width + 9 > x, this.height + 9 > y].every(Boolean);
            },

            /** Draws the points of a tone; each tone has a shape of its own. */
            drawPoints(tone, points, isMoving) {
                if (!points.length) return;
                const { pen, screen, colors, size } = this;
                pen.fillStyle = colors[tone];
                if (isMoving ? points.length > 1000 : false) {
                    for (const index of points) {
                        const [x, y] = [screen[2 * index], screen[2 * index + 1]];
                        if (x > 0) if (y > 0) pen.fillRect((x | 0) - 1, (y | 0) - 1, 3, 3);
                    }
                    return;
                }
                const dots = new Path2D();
                for (const index of points) {
                    if (!this.isSeen(index)) continue;
                    this.trace(dots, tone, index, size);
                }
                if (size > 2) {
                    pen.strokeStyle = colors.halo;
                    pen.lineWidth = 2;
                    pen.stroke(dots);
                }
                pen.fill(dots);
            },

            trace(path, tone, index, size) {
                const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
                const { heading } = this.map.points[index];
                if (heading !== null) {
                    const turned = (right, ahead) => [
                        x + size * (right * Math.cos(heading) + ahead * Math.sin(heading)),
                        y + size * (right * Math.sin(heading) - ahead * Math.cos(heading))];
                    path.moveTo(...turned(0, 2.2));
                    for (const [right, ahead] of [[1.5, -1.6], [0, -0.8], [-1.5, -1.6]])
                        path.lineTo(...turned(right, ahead));
                    path.closePath();
                } else if (tone === "negative") {
                    path.rect(x - size, y - size, 2 * size, 2 * size);
                } else {
                    const radius = { positive: 1.1, pending: 1.2 }[tone] * size || 0.9 * size;
                    path.moveTo(x + radius, y);
                    path.arc(x, y, radius, 0, 7);
                    if (tone === "pending") {
                        path.moveTo(x + 0.6 * size, y);
                        path.arc(x, y, 0.6 * size, 0, -7, true);
                    }
                }
            }
        });
        """#
}
