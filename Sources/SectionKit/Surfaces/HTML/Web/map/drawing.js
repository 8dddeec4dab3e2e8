// Drawing: the Earth, then areas, lines, points and as many labels as there is room for.

const NAMES = [
    "sky", "glow", "sea", "deep", "land", "border", "grid", "halo", "text", "mark", "card",
    "fieldland", "wood", "park", "built-up", "water", "aeroway", "building", "stream", "path", "rail", "street",
    "road", "motorway", "faint", ...TONES, ...RANGES
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
        this.size = 4;
        // How close the middles of points are that would cover each other, in pixels. Many points
        // are fewer and larger groups, so that they leave something of the land.
        this.reach = map.points.length > 500 ? 32 : 16;
        const inks = new Set(map.lines.map(({ ink }) => ink));
        this.lines = [...TONES, ...RANGES].filter(ink => inks.has(ink)).map(ink => ({
            ink, bundles: bundles(map.lines.filter(line => line.ink === ink))
        }));
        // Important points before others: a group has the name of its first.
        this.byPriority = map.points.map((_, index) => index).filter(i => map.points[i].tone)
            .sort((a, b) => map.points[b].priority - map.points[a].priority || a - b);
        this.groups = [];
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
    draw(projection, isMoving, view) {
        const { chosen, isAimed } = view;
        const { pen, colors, ratio, width, height } = this;
        pen.setTransform(ratio, 0, 0, ratio, 0, 0);
        [pen.lineJoin, pen.lineCap] = ["round", "round"];
        const seen = height / projection.scale / RADIANS;
        // Near streets, all is land but for the water that they come with.
        const isNear = this.isOnGround(view, seen);
        const isBare = isNear || this.lacksLand(view, seen);
        if (projection instanceof Globe) this.drawBall(projection);
        else this.drawSheet(projection);
        if (isBare) {
            // Without land it is neither land nor sea.
            pen.fillStyle = isNear ? colors.land : colors.sky;
            pen.fillRect(0, 0, width, height);
        }
        const tolerance = isMoving ? 1.5 : 0.5;
        // One line of the grid on a near map would look like the edge of something.
        if (height / projection.scale / RADIANS > 40)
            this.stroke("grid", 1, path => projection.traceGrid(path, 4));
        const land = new Path2D();
        if (!isBare) projection.traceLand(land, tolerance);
        pen.fillStyle = colors.land;
        if (!isBare) pen.fill(land, "evenodd");
        this.drawGround(projection, seen, tolerance);
        this.drawAreas(projection, chosen, tolerance);
        if (!isBare)
            this.stroke("border", 1, path => projection.traceBorders(path, 2 * tolerance));
        projection.place(this.screen);
        const isFaded = chosen ? chosen.lines : false;
        pen.globalAlpha = isFaded ? 0.25 : this.map.lines.length > 100 ? 0.45 : 0.85;
        for (const { ink, bundles: all } of this.lines)
            this.drawLines(projection, ink, all, isMoving);
        pen.globalAlpha = 1;
        this.drawPoints(isMoving, chosen);
        if (chosen) this.drawChosen(projection, chosen);
        this.drawLabels(isMoving, projection);
        if (!(projection instanceof Globe)) pen.restore();
        this.drawScale(projection, isBare ? !isNear : false);
        if (isAimed) this.drawAim();
    }

    /** Whether the land in the middle of a view is not known so closely; its height in degrees. */
    lacksLand({ longitude, latitude }, seen) {
        const { least, far, zones } = this.map.detail;
        if (seen >= far) return false;
        const across = seen * this.width / this.height;
        return least > seen || !zones.some(({ longitude: east, latitude: north, width, height }) => {
            const way = Math.abs((longitude - east + 540) % 360 - 180);
            const down = Math.abs(latitude - north);
            const narrow = 2 * height / width;
            return height / 2 >= down + seen / 4 ? width / 2 >= way + across / narrow / 4 : false;
        });
    }

    /** Whether the middle of a view is in the part with streets, and the view not much larger. */
    isOnGround({ longitude, latitude }, seen) {
        const { groundHeight, isGroundPart, frame: { west, north, width, height } } = this.map;
        if (isGroundPart || seen / 2 >= groundHeight) return false;
        const across = groundHeight * width / height;
        const way = Math.abs((longitude - west - width / 2 + 540) % 360 - 180);
        return across / 2 > way ? groundHeight / 2 > Math.abs(latitude - north + height / 2) : false;
    }

    /** Draws streets, water and what else lies on the land; from far away, none of it is seen. */
    drawGround(projection, seen, tolerance) {
        const { pen, colors, map: { ground, groundHeight } } = this;
        if (seen > 8 * groundHeight) return;
        // Streets are wider from near.
        const wide = Math.min(3, Math.max(1, groundHeight / seen / 3));
        ground.forEach(({ color, width, dash }, index) => {
            const path = new Path2D();
            projection.traceGround(path, index, tolerance);
            if (!width) {
                pen.fillStyle = colors[color];
                pen.fill(path);
                return;
            }
            pen.setLineDash(dash);
            [pen.strokeStyle, pen.lineWidth] = [colors[color], width * wide];
            pen.stroke(path);
        });
        pen.setLineDash([]);
    }

    /** Fills the areas, the chosen one more than the others. */
    drawAreas(projection, chosen, tolerance) {
        const { pen, colors } = this;
        this.map.areas.forEach((area, index) => {
            const path = new Path2D();
            projection.traceArea(path, index, tolerance);
            const isChosen = chosen ? chosen.areas.includes(area) : false;
            pen.globalAlpha = isChosen ? 0.9 : 0.5;
            pen.fillStyle = colors[area.tone];
            pen.fill(path, "evenodd");
        });
        pen.globalAlpha = 1;
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

    drawLines(projection, ink, all, isMoving) {
        const count = this.map.lines.length;
        // An arc has 64 parts; fewer are enough while it moves, or among many.
        const size = count > 300 ? 2 : count > 100 ? 1 : 0;
        const step = (isMoving ? [1, 4, 8] : [1, 1, 2])[size];
        // A higher range is wider too, for those who cannot tell the colours apart.
        const width = (count > 100 ? 1 : count > 20 ? 1.6 : 2) + 0.4 * (RANGES.indexOf(ink) + 1);
        for (const each of all)
            this.stroke(ink, width, path => projection.traceLines(path, each, step));
    }
}
// Points: each tone has a shape of its own, what moves is an arrow, and those that would cover each
// other are a number.

Object.assign(Drawing.prototype, {
    isSeen(index) {
        const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
        return [x > -9, y > -9, this.width + 9 > x, this.height + 9 > y].every(Boolean);
    },

    /** Gathers the points that would cover each other; news and what is chosen are not hidden. */
    gather(chosen) {
        const { screen, reach, map: { points } } = this;
        const [groups, squares] = [[], new Map()];
        // A square of the screen that news of one kind share.
        const across = Math.ceil(this.width / reach) + 4;
        const kinds = { pending: 1, negative: 2 };
        for (const index of this.byPriority) {
            if (!this.isSeen(index)) continue;
            const [x, y] = [screen[2 * index], screen[2 * index + 1]];
            const [column, row] = [Math.floor(x / reach) + 1, Math.floor(y / reach) + 1];
            if (chosen.includes(index)) {
                groups.push({ x, y, members: [index] });
                continue;
            }
            const kind = kinds[points[index].tone] || 0;
            const square = (right, down) => ((row + down) * across + column + right) * 3 + kind;
            let found = null;
            for (let step = 0; 9 > step ? !found : false; step += 1) {
                const near = squares.get(square(step % 3 - 1, Math.floor(step / 3) - 1));
                found = near ? near.find(group => reach > Math.max(
                    Math.abs(group.x - x), Math.abs(group.y - y))) : null;
            }
            if (found) {
                found.members.push(index);
                continue;
            }
            const group = { x, y, kind, members: [index] };
            groups.push(group);
            const near = squares.get(square(0, 0));
            if (near) near.push(group); else squares.set(square(0, 0), [group]);
        }
        // Numbers take more room than points, and are joined with what they would cover.
        const counts = [];
        const join = (group, room) => {
            const count = counts.find(({ x, y, kind, members }) => kind === group.kind
                ? this.radiusOf({ members }) + room > Math.hypot(x - group.x, y - group.y) : false);
            if (count) count.members.push(...group.members);
            return Boolean(count);
        };
        for (const group of groups.filter(({ members }) => members.length > 1)) {
            if (!join(group, this.radiusOf(group) + 3)) counts.push(group);
        }
        const alone = groups.filter(group => group.members.length > 1
            ? false : !join(group, this.size));
        this.groups = alone.concat(counts);
        this.alone = new Set(alone.map(({ members }) => members[0]));
    },

    drawPoints(isMoving, chosen) {
        const { pen, screen, colors, size, map: { points } } = this;
        if (isMoving ? points.length > 1000 : false) {
            this.groups = [];
            this.alone = new Set();
            const inks = new Map([["neutral", []]]);
            points.forEach(({ ink }, index) => {
                if (!inks.has(ink)) inks.set(ink, []);
                inks.get(ink).push(index);
            });
            for (const [ink, all] of inks) {
                pen.fillStyle = colors[ink];
                for (const index of all) {
                    const [x, y] = [screen[2 * index], screen[2 * index + 1]];
                    if (x > 0) if (y > 0) pen.fillRect((x | 0) - 1, (y | 0) - 1, 3, 3);
                }
            }
            return;
        }
        this.gather(chosen ? chosen.points : []);
        const dots = new Map();
        for (const index of this.alone) {
            const { tone, ink } = points[index];
            const key = `${TONES.indexOf(tone)} ${ink}`;
            if (!dots.has(key)) dots.set(key, { ink, path: new Path2D() });
            this.trace(dots.get(key).path, tone, index, size);
        }
        for (const key of Array.from(dots.keys()).sort()) {
            const { ink, path } = dots.get(key);
            [pen.strokeStyle, pen.lineWidth] = [colors.halo, 2];
            pen.stroke(path);
            pen.fillStyle = colors[ink];
            pen.fill(path);
        }
        // No point covers a number.
        for (const group of this.groups) if (group.members.length > 1) this.drawCount(group);
    },

    /** How large the number of a group is drawn, in pixels from its middle. */
    radiusOf({ members }) {
        return members.length > 1 ? 7 + 2 * String(members.length).length : this.size;
    },

    drawCount(group) {
        const { pen, colors, map: { points } } = this;
        const { x, y, members } = group;
        const stands = ["negative", "pending"].find(
            tone => members.every(index => points[index].tone === tone));
        const circle = new Path2D();
        circle.arc(x, y, this.radiusOf(group), 0, 7);
        pen.fillStyle = colors.card;
        pen.fill(circle);
        [pen.strokeStyle, pen.lineWidth] = [
            colors[stands || "text"], 1.8];
        pen.stroke(circle);
        pen.font = `600 11px ${this.font}`;
        [pen.textAlign, pen.textBaseline, pen.fillStyle] = ["center", "middle", colors.text];
        pen.fillText(grouped(members.length), x, y + 0.5);
        pen.textAlign = "start";
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
// What is chosen, labels and the scale, above everything else.

/** How long a line is whose ends have names, and how far beyond it they are, in pixels. */
const [LEAST_LINE, BEYOND] = [60, 14];

/** A whole number in groups of three digits, as on the rest of the page. */
const grouped = number => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

Object.assign(Drawing.prototype, {
    drawChosen(projection, { points, lines }) {
        const { pen, colors, screen, size } = this;
        if (lines) {
            const trace = path => projection.traceLines(path, lines, 1);
            this.stroke("halo", 5, trace);
            this.stroke("mark", 2.5, trace);
        }
        for (const index of points) {
            if (!this.map.points[index].tone || !this.isSeen(index)) continue;
            const path = new Path2D();
            this.trace(path, this.map.points[index].tone, index, size + 1);
            pen.fillStyle = colors[this.map.points[index].ink];
            pen.fill(path);
            const ring = new Path2D();
            ring.arc(screen[2 * index], screen[2 * index + 1], size + 6, 0, 7);
            [pen.strokeStyle, pen.lineWidth] = [colors.halo, 5];
            pen.stroke(ring);
            [pen.strokeStyle, pen.lineWidth] = [colors.mark, 2.5];
            pen.stroke(ring);
        }
    },

    /** Draws the labels that have room, the most important first; what has none is left out. */
    drawLabels(isMoving, projection) {
        const { pen } = this;
        const { scale } = projection;
        // The scale is at the bottom left.
        const taken = [[0, this.height - 40, 130, this.height]];
        for (const group of this.groups) {
            const far = this.radiusOf(group);
            taken.push([group.x - far, group.y - far, group.x + far, group.y + far]);
        }
        pen.textBaseline = "middle";
        pen.lineWidth = 3;
        pen.font = `500 12px ${this.font}`;
        let [tries, room] = isMoving ? [120, 20] : [600, 60];
        for (const index of this.order) {
            if (0 >= room || 0 > tries) break;
            // A name of an area has no point; one of a group is said when it is pointed at.
            if (!this.isSeen(index)) continue;
            if (LEAST_LINE > this.map.points[index].span * RADIANS * scale
                ? this.map.points[index].span > 0 : false) continue;
            if (this.map.points[index].tone ? !this.alone.has(index) : false) continue;
            tries -= 1;
            if (this.label(index, taken)) room -= 1;
        }
        if (!isMoving) this.drawGroundNames(projection, taken, room);
    },

    /** Draws the names of places and streets that lie on the land; none of them covers a line. */
    drawGroundNames(projection, taken, room) {
        const { pen, colors, width, height, map: { names, groundHeight } } = this;
        if (!names.length || height / projection.scale / RADIANS > 8 * groundHeight) return;
        const ways = this.squaresOfLines(projection);
        // A street comes in parts, and its name stands at one of them.
        const named = new Set();
        [pen.strokeStyle, pen.fillStyle] = [colors.halo, colors.faint];
        for (const { longitude, latitude, label, heading, priority } of names) {
            if (0 >= room) break;
            if (heading !== null ? named.has(label) : false) continue;
            const spot = projection.spot(longitude, latitude);
            if (!spot) continue;
            const [x, y] = spot;
            const half = pen.measureText(label).width / 2 + 2;
            // A street has a heading, and its length in 1/100,000 degrees.
            const turn = heading === null ? 0 : Math.atan(-1 / Math.tan(heading || 1e-9));
            if (heading !== null ? 2 * half > priority / 1e5 * RADIANS * projection.scale : false) continue;
            const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
            const [far, high] = [half * cos + 8 * Math.abs(sin), half * Math.abs(sin) + 8 * cos];
            const box = [x - far, y - high, x + far, y + high];
            if (0 > box[0] || box[2] > width || 0 > box[1] || box[3] > height) continue;
            if (taken.some(other => !(box[0] > other[2] || other[0] > box[2] || box[1] > other[3]
                || other[1] > box[3]))) continue;
            let isFree = true;
            for (let at = -half; half + 8 > at; at += 8) for (const side of [-8, 0, 8])
                if (ways.has([x + at * cos - side * sin, y + at * sin + side * cos]
                    .map(edge => Math.floor(edge / 8)).join(" "))) isFree = false;
            if (!isFree) continue;
            if (heading !== null) named.add(label);
            taken.push(box);
            room -= 1;
            pen.save();
            pen.translate(x, y);
            pen.rotate(turn);
            pen.strokeText(label, 2 - half, 0);
            pen.fillText(label, 2 - half, 0);
            pen.restore();
        }
    },

    /** The squares of 8 pixels that lines cross. */
    squaresOfLines(projection) {
        const squares = new Set();
        for (const run of this.map.lines.flatMap(line => line.runs)) {
            let before = null;
            for (let i = 0; run.length > i; i += 2) {
                const spot = projection.spot(run[i], run[i + 1]);
                if (spot) {
                    const [x, y] = before || spot;
                    const far = Math.max(Math.abs(spot[0] - x), Math.abs(spot[1] - y));
                    const steps = Math.min(400, Math.ceil(far / 6) || 1);
                    for (let step = 0; steps >= step; step += 1) {
                        const [right, down] = [x + (spot[0] - x) * step / steps, y + (spot[1] - y) * step / steps];
                        squares.add(`${Math.floor(right / 8)} ${Math.floor(down / 8)}`);
                    }
                }
                before = spot;
            }
        }
        return squares;
    },

    /** Draws a label beside its point, if nothing else is there; says whether it did. */
    label(index, taken) {
        const { pen, colors, map: { points }, size } = this;
        const label = points[index].mark;
        if (!this.widths.has(index)) this.widths.set(index, pen.measureText(label).width);
        const width = this.widths.get(index);
        const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
        const far = size + 4;
        const { tone, heading } = points[index];
        // The name of an end of a line is beyond it.
        const [right, down] = tone || heading === null ? [0, 0]
            : [BEYOND * Math.sin(heading), -BEYOND * Math.cos(heading)];
        const sides = !tone ? [[x + right - width / 2, y + down]] : [
            [x + far, y], [x - far - width, y],
            [x - width / 2, y - far - 7], [x - width / 2, y + far + 7]
        ];
        const usual = this.sides.get(index) || 0;
        for (const side of [usual, 0, 1, 2, 3]) {
            if (!sides[side]) continue;
            const [left, middle] = sides[side];
            const box = [left - 1, middle - 7, left + width + 1, middle + 7];
            const isFree = taken.every(other => box[0] > other[2] || other[0] > box[2]
                || box[1] > other[3] || other[1] > box[3]);
            const room = Math.min(
                box[0], this.width - box[2], box[1], this.height - box[3]);
            if (0 > room || !isFree) continue;
            taken.push(box);
            this.sides.set(index, side);
            pen.strokeStyle = colors.halo;
            pen.fillStyle = colors.text;
            pen.strokeText(label, left, middle);
            pen.fillText(label, left, middle);
            return true;
        }
        return false;
    },

    /** A length in round kilometres or metres at the centre, and that the coast is left out if it is. */
    drawScale({ scale }, lacksCoast) {
        const { pen, colors, height } = this;
        const metres = 6371008.8 / scale * 110;
        const power = 10 ** Math.floor(Math.log10(metres));
        const round = [5, 2, 1].find(step => metres >= step * power) * power;
        const length = round / 6371008.8 * scale;
        const words = round >= 1000 ? `${grouped(round / 1000)} km` : `${round} m`;
        pen.font = `500 11px ${this.font}`;
        const [left, base] = [16, height - 16];
        // No sentence covers a point.
        const rest = "; the coast is not known this closely";
        const right = left + 24 + pen.measureText(words + rest).width;
        const isFree = this.groups.every(({ x, y }) => x > right || base - 36 > y);
        const text = words + (lacksCoast ? isFree ? rest : "; no coast" : "");
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
