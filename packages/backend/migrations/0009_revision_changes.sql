ALTER TABLE "entity_revisions" ADD COLUMN "changes" json;--> statement-breakpoint
ALTER TABLE "rect_revisions" ADD COLUMN "changes" json;