extension HTMLMapScript {
    static let drawing = #"""
        // Drawing: the Earth, then lines, points and as many labels as there is room for.

        const NAMES = [
            "sky", "glow", "sea", "deep", "land", "border", "grid", "halo", "text", "mark",
            ...TONES
        ];

        class Drawing {
            constructor(figure, canvas, map) {
                Object.assign(this, { figure, canvas, map });
                this.screen = new Float32Array(map.places.length);
                this.pen = canvas.getContext("2d", { alpha: false });
                this.order = map.points.map((_, index) => index).filter(i => map.points[i].mark)
                    .sort((a, b) => map.points[b].priority - map.points[a].priority || a - b);
                this.widths = new Map();
                this.sides = new Map();
                // Many points are small, so that they leave something of the land.
                this.size = map.isCrowded ? 2 : 4;
                this.tones = TONES.map(tone => ({
                    tone, bundles: bundles(map.lines.filter(line => line.tone === tone)),
                    points: map.points.flatMap((point, index) => point.tone === tone ? [index] : [])
                }));
                this.wear();
            }

            /** Reads the colours of the style, which differ by day and by night. */
            wear() {
                const style = getComputedStyle(this.figure);
                this.colors = Object.fromEntries(
                    NAMES.map(name => [name, style.getPropertyValue(`--${name}`).trim()]));
                this.font = style.fontFamily;
                this.ball = null;
            }

            fit() {
                const { clientWidth: width, clientHeight: height } = this.canvas;
                const ratio = Math.min(2, devicePixelRatio || 1);
                Object.assign(this, { width, height, ratio, ball: null });
                [this.canvas.width, this.canvas.height] = [width * ratio, height * ratio];
            }

            /** Draws everything; while it moves, with fewer parts. */
            draw(projection, isMoving, { chosen, hovered, isAimed }) {
                const { pen, colors, ratio, width, height } = this;
                pen.setTransform(ratio, 0, 0, ratio, 0, 0);
                [pen.lineJoin, pen.lineCap] = ["round", "round"];
                if (projection instanceof Globe) this.drawBall(projection);
                else this.drawSheet(projection);
                const tolerance = isMoving ? 1.5 : 0.5;
                this.stroke("grid", 1, path => projection.traceGrid(path, 4));
                const land = new Path2D();
                projection.traceLand(land, tolerance);
                pen.fillStyle = colors.land;
                pen.fill(land, "evenodd");
                this.stroke("border", 1, path => projection.traceBorders(path, 2 * tolerance));
                projection.place(this.screen);
                const isFaded = chosen ? chosen.lines : false;
                pen.globalAlpha = isFaded ? 0.25 : this.map.lines.length > 100 ? 0.45 : 0.85;
                for (const { tone, bundles: all } of this.tones)
                    this.drawLines(projection, tone, all, isMoving);
                pen.globalAlpha = 1;
                for (const { tone, points } of this.tones) this.drawPoints(tone, points, isMoving);
                if (chosen) this.drawChosen(projection, chosen);
                this.drawLabels(chosen, hovered, isMoving);
                if (!(projection instanceof Globe)) pen.restore();
                this.drawScale(projection);
                if (isAimed) this.drawAim();
            }

            stroke(color, width, trace) {
                const path = new Path2D();
                trace(path);
                this.pen.strokeStyle = this.colors[color];
                this.pen.lineWidth = width;
                this.pen.stroke(path);
            }

            /** The sea with its light and the air around it, which change only with the size. */
            drawBall({ x, y, scale }) {
                const { pen, colors, width, height, ratio } = this;
                const key = `${x} ${y} ${scale}`;
                if (!this.ball || this.ball.key !== key) {
                    const canvas = this.ball ? this.ball.canvas : document.createElement("canvas");
                    [canvas.width, canvas.height] = [width * ratio, height * ratio];
                    const ink = canvas.getContext("2d", { alpha: false });
                    ink.scale(ratio, ratio);
                    ink.fillStyle = colors.sky;
                    ink.fillRect(0, 0, width, height);
                    const air = ink.createRadialGradient(x, y, scale, x, y, scale * 1.12);
                    air.addColorStop(0, colors.glow);
                    air.addColorStop(1, colors.sky);
                    ink.fillStyle = air;
                    ink.beginPath();
                    ink.arc(x, y, scale * 1.12, 0, 7);
                    ink.fill();
                    const light = ink.createRadialGradient(
                        x - 0.35 * scale, y - 0.4 * scale, 0, x, y, scale);
                    light.addColorStop(0, colors.sea);
                    light.addColorStop(1, colors.deep);
                    ink.fillStyle = light;
                    ink.beginPath();
                    ink.arc(x, y, scale, 0, 7);
                    ink.fill();
                    this.ball = { key, canvas };
                }
                pen.drawImage(this.ball.canvas, 0, 0, width, height);
            }

            drawSheet({ edges, top, perNorth }) {
                const { pen, colors, width, height } = this;
                pen.fillStyle = colors.sky;
                pen.fillRect(0, 0, width, height);
                pen.save();
                pen.beginPath();
                pen.rect(edges[0], top - 90 * perNorth, edges[1] - edges[0], 180 * perNorth);
                pen.clip();
                pen.fillStyle = colors.sea;
                pen.fillRect(0, 0, width, height);
            }

            drawLines(projection, tone, all, isMoving) {
                const count = this.map.lines.length;
                // An arc has 64 parts; fewer are enough while it moves, or among many.
                const size = count > 300 ? 2 : count > 100 ? 1 : 0;
                const step = (isMoving ? [1, 4, 8] : [1, 1, 2])[size];
                const width = count > 100 ? 1 : count > 20 ? 1.6 : 2;
                for (const each of all)
                    this.stroke(tone, width, path => projection.traceLines(path, each, step));
            }
        }
        """#
}
